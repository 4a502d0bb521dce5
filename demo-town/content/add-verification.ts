import { fileURLToPath } from 'node:url'
import type { Product } from '../../apps/server/src/compose.ts'
import type { Member } from '../../apps/server/src/platform/access.ts'
import { listers } from './listers.ts'
import { toReceived } from './received-file.ts'

const portraits = new URL('../drawings/people/', import.meta.url)
const option = (value: string, en: string, ar: string) => ({ value, names: { en, ar } })

const fields = [
  { type: 'text', names: { en: 'Full legal name', ar: 'الاسم القانوني الكامل' } },
  {
    type: 'choice',
    names: { en: 'How do you work?', ar: 'كيف تعمل؟' },
    options: [option('own', 'On my own', 'بمفردي'), option('agency', 'For an agency', 'لدى وكالة')],
  },
  { type: 'text', names: { en: 'Licence number', ar: 'رقم الرخصة' } },
  { type: 'date', names: { en: 'Valid until', ar: 'صالحة حتى' } },
  {
    type: 'multi_choice',
    names: { en: 'Where you work', ar: 'أين تعمل' },
    isRequired: false,
    options: [
      option('centre', 'Old town', 'المدينة القديمة'),
      option('harbour', 'Harbour', 'الميناء'),
      option('hills', 'Hills', 'التلال'),
    ],
  },
  {
    type: 'file',
    names: { en: 'Identity document', ar: 'وثيقة الهوية' },
    hints: { en: 'Both sides', ar: 'الوجهان' },
  },
] as const

/** What becomes of the listers' applications, in their order; the last of them never applies. */
const fates = ['approve', 'wait', 'reject'] as const
const reason = 'The licence has expired. Upload the renewed one.'

/** A form of six questions, and members in every state. */
export async function addVerification({ verification }: Product, listerIds: number[]) {
  // The town is there already, and more homes are added.
  if ((await verification.form.listAll()).length > 0) return
  const ids: number[] = []
  for (const { hints = {}, ...field } of fields.map((one) => ({ hints: undefined, ...one }))) {
    const options = 'options' in field ? [...field.options] : []
    ids.push((await verification.form.save(null, { ...field, hints, options })).id)
  }
  for (const [index, accountId] of listerIds.slice(0, -1).entries()) {
    const lister = listers[index]
    if (!lister) continue
    const applicant: Member = { accountId, permissions: [] }
    const portrait = `person-${String(lister.portrait).padStart(2, '0')}.png`
    const paper = toReceived(fileURLToPath(new URL(portrait, portraits)))
    const said = [lister.name, 'agency', `LUN ${14_200 + index}`, '2029-06-30', ['centre', 'harbour'], paper]
    const answers = ids.map((id, place) => ({ id, value: said[place] as string }))
    await verification.applying.apply(applicant, { answers })
    const decision = fates[index % fates.length]
    if (decision === 'wait' || decision === undefined) continue
    const { data } = await verification.staff.list({ state: 'pending', limit: 50 })
    const id = data.find(({ applicant: { id: own } }) => own === accountId)?.id ?? 0
    await verification.staff.decide(null, { id, decision, ...(decision === 'reject' && { reason }) })
  }
}
