import type { Language } from './demo-home.ts'

/** How somebody writes about a home: as its owner, as somebody who measures, as an agent, as a teller of stories. */
export type Voice = 'warm' | 'plain' | 'brisk' | 'story'
export type Lister = {
  email: string
  name: string
  language: Language
  voice: Voice
  /** The number of the drawing. */
  portrait: number
  about: string
  /** Codes of languages, the one they write in first. */
  speaks: string[]
}

const otherLanguages = [['pt'], [], ['fr', 'de'], ['hi'], ['sw', 'pt'], ['es']]

const lister = (portrait: number, email: string, name: string, voice: Voice, about: string): Lister => ({
  email: `${email}@demo.gable.test`,
  name,
  language: /[a-z]/i.test(name) ? 'en' : 'ar',
  voice,
  portrait,
  about,
  speaks: [/[a-z]/i.test(name) ? 'en' : 'ar', ...(otherLanguages[portrait % otherLanguages.length] ?? [])],
})

/** Everybody who lists homes in the town. All of them are invented. */
export const listers: Lister[] = [
  lister(11, 'ines', 'Ines Carvalho', 'brisk', 'Flats and towers by the harbour. I answer before noon.'),
  lister(2, 'salma', 'سلمى حداد', 'warm', 'أعرف كل شارع في البلدة القديمة، وأحب البيوت التي لها حكاية.'),
  lister(6, 'tom', 'Tom Ashford', 'plain', 'Surveyor for twenty years. I measure every room myself.'),
  lister(1, 'samuel', 'Samuel Okoye', 'story', 'Old houses, mostly. I read the deeds so that you do not have to.'),
  lister(9, 'clara', 'Clara Moreau', 'warm', 'I show homes in the evening, when the light is honest.'),
  lister(3, 'karim', 'كريم ناصر', 'brisk', 'شقق وأبراج قرب الميناء. أرد في اليوم نفسه.'),
  lister(
    12,
    'margaret',
    'Margaret Doyle',
    'story',
    'Retired teacher, now helping neighbours on the hill to sell well.',
  ),
  lister(5, 'yusuf', 'Yusuf Bello', 'brisk', 'Lettings in the centre and around the college.'),
  lister(13, 'naledi', 'Naledi Khumalo', 'plain', 'Facts first, then photographs, then coffee.'),
  lister(14, 'leila', 'ليلى منصور', 'plain', 'أكتب ما رأيته وقسته، لا أكثر ولا أقل.'),
  lister(20, 'erik', 'Erik Sandberg', 'plain', 'Boats and lofts. If it floats or has beams, ask me.'),
  lister(16, 'priya', 'Priya Raman', 'warm', 'I list homes I would live in.'),
  lister(4, 'daniel', 'Daniel Pereira', 'story', 'Third generation at the same desk in Old Town.'),
  lister(8, 'amina', 'أمينة ورسمة', 'warm', 'بيوت العائلات والحدائق، من الشاطئ الشمالي إلى أوكويل.'),
  lister(22, 'sofie', 'Sofie Jansen', 'brisk', 'Rentals with straight answers: what it costs, what it includes.'),
  lister(10, 'grace', 'Grace Mensah', 'warm', 'Family houses in Mill Fields and Sail Park.'),
  lister(24, 'omar', 'عمر خليل', 'story', 'مهندس معماري سابق، أروي قصة المبنى قبل أن أعرضه.'),
  lister(7, 'henry', 'Henry Lindqvist', 'plain', 'Farms and land. Bring boots.'),
  lister(19, 'mina', 'Mina Castellanos', 'brisk', 'Villas above the town, shown by appointment.'),
  lister(15, 'ruth', 'Ruth Bergman', 'story', 'I have sold some of these houses twice.'),
  lister(21, 'huda', 'هدى الراشد', 'brisk', 'فلل وشقق للإيجار والبيع. المعاينة بموعد.'),
  lister(17, 'zuri', 'Zuri Abebe', 'warm', 'First homes for first keys.'),
  lister(18, 'joseph', 'Joseph Tadesse', 'plain', 'Oakwell and the lanes around it.'),
  lister(23, 'thandi', 'Thandi Nkosi', 'brisk', 'Towers, terraces and everything with a lift.'),
]
