import type { Guard } from './guards.ts'

const media = 'apps/server/src/features/media'
const ofInspector = (test: string) => ({ file: `${media}/pdf/pdf-inspector.test.ts`, test })
const ofVoiceNotes = (test: string) => ({ file: 'apps/server/src/features/chat/voice-notes.test.ts', test })
const ofDocuments = {
  file: `${media}/documents.test.ts`,
  test: 'is for its owner alone, and what is found in it decides whether others get it',
}

/** Without any one of these people download what somebody else hid in a file. */
export const fileGuards: Guard[] = [
  {
    name: 'a voice note is measured, whoever says how long it is',
    file: `${media}/sound/waveform.ts`,
    guard: 'if (samples > maxSeconds * samplesPerSecond) return undefined',
    sabotage: 'if (samples < 0) return undefined',
    noticedBy: ofVoiceNotes('T40 > it is at most five minutes long, whoever says how long it is'),
  },
  {
    name: 'a voice note is written anew',
    file: `${media}/sound/store-sound.ts`,
    guard: 'isAnew ? copyPath : sourcePath',
    sabotage: 'sourcePath',
    noticedBy: ofVoiceNotes('T39 nothing that a recorder notes in webm is handed out'),
  },
  {
    name: 'a voice note that was taken back is given to nobody',
    file: 'apps/server/src/features/chat/changing.service.ts',
    guard: 'for (const id of [fileId, voiceId])',
    sabotage: 'for (const id of [fileId])',
    noticedBy: ofVoiceNotes(
      'T43 the address of a voice note > is given to nobody once it was taken back; its bytes are swept',
    ),
  },
  {
    name: 'a PDF is handed out only after it was looked into',
    file: `${media}/pdf/store-clean-pdf.ts`,
    guard: "if (verdict === 'refused') return false",
    sabotage: "if (verdict === 'refused') await files.putFile(servedKey, sourcePath, '')",
    noticedBy: ofDocuments,
  },
  {
    name: 'a document that is not ready is for its owner alone',
    file: `${media}/documents.service.ts`,
    guard: "if (!row || (row.state !== 'ready' && row.ownerId !== viewer?.accountId)) return []",
    sabotage: 'if (!row) return []',
    noticedBy: ofDocuments,
  },
  {
    name: 'qpdf has only so much memory',
    file: `${media}/pdf/run-qpdf.ts`,
    guard: 'const memoryBytes = 256 * megabyte',
    sabotage: 'const memoryBytes = 8_192 * megabyte',
    noticedBy: ofInspector('T37 T40 qpdf > refuses two million empty lists'),
  },
  {
    name: 'names of a PDF are compared without their disguise',
    file: `${media}/pdf/forbidden.ts`,
    guard: 'if (forbiddenNames.has(withoutEscapes(name)))',
    sabotage: 'if (forbiddenNames.has(name))',
    noticedBy: ofInspector('T37 T40 the reader of our own > refuses a script whose name is disguised'),
  },
  {
    name: 'the objects inside an object stream are read',
    file: `${media}/pdf/read-strictly.ts`,
    guard: "if (type === '/XRef') trailers.push(value)",
    sabotage: "if (type === '/XRef') trailers.push(value)\n    else if (type === '/ObjStm') return",
    noticedBy: ofInspector('T37 T40 the reader of our own > refuses a script in an object stream, no filter'),
  },
  {
    name: 'only what recorders write is read',
    file: `${media}/sound/run-ffmpeg.ts`,
    guard: "'-codec_whitelist', codecs, ",
    sabotage: '',
    noticedBy: ofVoiceNotes('T37 what is no sound > but sound that no recorder writes, is read by nothing'),
  },
]
