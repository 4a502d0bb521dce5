/** What happens between two people; the subject is whoever blocks. */
export type BlocksEvents = {
  /** 0 is the administration. */
  'block.added': { blockedId: number }
  'block.removed': { blockedId: number }
}
