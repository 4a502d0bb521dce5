import type { HomeKind } from '../../model/districts.ts'
import type { Voice } from '../listers.ts'
import { bathrooms, bedrooms, floorName, nearest, storeysOf } from './arabic-parts.ts'
import { districtWords } from './district-words.ts'
import type { Written } from './english-titles.ts'

const openings: Record<HomeKind, string[]> = {
  cottage: [
    'يُفتح الباب على الحديقة من الأمام ومن الخلف.',
    'سقف منخفض وجدران سميكة ونوافذ تدخل منها شمس الصباح.',
    'بيت صغير المظهر من الخارج، وأوسع مما يُظن من الداخل.',
  ],
  terrace: [
    'مدخل ودرج أصلي ومطبخ واسع يجمع العائلة.',
    'من الشارع باب ونافذتان، وخلفهما بيت يمتد حتى الفناء.',
    'سقوف عالية في الأسفل وغرفة مكتب تحت السقف.',
  ],
  villa: [
    'واجهة زجاجية على الحديقة وجدران تحجب الشارع، وظل في كل مكان تريد أن تجلس فيه.',
    'تنزل الشرفات درجة بعد درجة إلى المسبح، وتتبعها غرفة الجلوس.',
    'بيت لعائلة كبيرة، أو لمن يحب السعة.',
  ],
  midrise: [
    'ضوء من جهتين وأرضية من خشب البلوط وشرفة تتسع لمائدة.',
    'تقسيم بسيط ومريح: الغرف نحو الشمس والحمّام نحو الفناء.',
    'شقة هادئة ودافئة، صُقلت أرضيتها هذا الربيع.',
  ],
  tower: [
    'يصل بك المصعد في نصف دقيقة، ثم لا شيء بينك وبين الأفق.',
    'شرفة منحنية وزجاج حتى الأرض ومساءات لا تُملّ.',
    'ترى الغيم قبل أن يصل إلى الشارع بساعة.',
  ],
  warehouse: [
    'قاعة كبيرة بعوارض خشبية وجدران من الطوب ونوافذ عالية.',
    'كانت الحبال تُخزَّن هنا، وما زال مصعد البضائع يعمل.',
  ],
  farmhouse: ['بيت وحظيرة وبينهما فناء شهد عملًا كثيرًا.', 'المطبخ قلب البيت، والمدفأة قلب المطبخ.'],
  shop: ['واجهتان على الرصيف وباب بينهما، وحركة لا تنقطع طوال النهار.', 'قبو جاف ومطبخ صغير في الخلف ومدخل للبضائع.'],
  plot: ['أرض مستوية ومُسوّاة، والماء والكهرباء عند حدودها.', 'أرض مفتوحة وعليها ترخيص ببناء بيت.'],
}
const kept = [
  'المطبخ من صنع نجّار من الحي.',
  'جُدّد المطبخ قبل ثلاث سنوات واستُعمل بعناية.',
  'في الحمّام نافذة، وفي الممر خزائن حتى السقف.',
  'غرفة الجلوس تتسع لمائدة طويلة دون أن تضيق بالأريكة.',
]

function rooms({ building, facts, luck }: Written): string {
  const { area, plot, category } = facts
  if (building.kind === 'plot') return `مساحة الأرض ${plot} م²، ولا بناء عليها.`
  if (building.kind === 'shop') return `مساحة المحل ${area} م² وخلفه مخزن.`
  if (category === 'studio') return `المساحة ${area} م² مع مطبخ حقيقي وحمّام وخزائن حتى السقف.`
  return `تبلغ المساحة ${area} م² وتضم ${bedrooms(facts.bedrooms)} و${bathrooms(facts.bathrooms)}. ${luck.pick(kept)}`
}

function house({ building, facts, luck }: Written): string {
  const { built, storeys, kind } = building
  if (kind === 'plot') return ''
  const tall = storeysOf(storeys)
  if (facts.floor === undefined) {
    return luck.pick([`بُني عام ${built} من ${tall}.`, `يعود البناء إلى عام ${built} ويتألف من ${tall}.`])
  }
  const place = floorName(facts.floor)
  return luck.pick([
    `المسكن في ${place} من مبنى مؤلف من ${tall} يعود إلى عام ${built}.`,
    `${place} في مبنى من ${tall} اكتمل عام ${built}.`,
  ])
}

const extraWords: Record<string, string> = {
  pool: 'مسبح',
  fireplace: 'مدفأة',
  storage: 'غرفة تخزين',
  lift: 'مصعد',
  'air-conditioning': 'تكييف',
  terrace: 'تراس',
  balcony: 'شرفة',
}

function extras({ facts }: Written): string {
  const told = facts.features.flatMap((feature) => extraWords[feature] ?? [])
  return told.length > 0 ? `ومن مزاياه: ${told.join('، ')}.` : ''
}

const invitations = ['أهلًا بكم للمعاينة عصرًا.', 'المعاينة في عطلة نهاية الأسبوع بموعد.', 'يسعدني الرد على كل سؤال.']

function terms({ facts, luck }: Written): string {
  return facts.deal === 'rent'
    ? luck.pick(['متاح فورًا.', 'متاح من أول الشهر المقبل.', 'تأمين شهرين، ولا عمولة على المستأجر.'])
    : luck.pick(['ملك حر خالٍ من أي التزام.', 'التسليم يوم التوقيع.', 'السعر نهائي.'])
}

const beginnings: Record<Voice, string[]> = {
  warm: ['عشنا هنا سنوات جميلة، ونتركه لأن العائلة كبرت.', 'أحببنا المكان من أول زيارة.'],
  plain: [''],
  brisk: [''],
  story: [
    'لا أحد في الشارع يذكر من زرع الأشجار، لكن الجميع يعتني بها.',
    'تبدّل أصحابه أربع مرات، وكل مرة بالكلمة لا بالإعلان.',
  ],
}

export function describeInArabic(told: Written, voice: Voice): string {
  const { luck, building, facts } = told
  const paragraphs = [
    [luck.pick(beginnings[voice]), luck.pick(openings[building.kind]), rooms(told)],
    [house(told), extras(told), luck.pick(districtWords[building.district]?.ar ?? [''])],
    [nearest(facts), terms(told), voice === 'plain' ? '' : luck.pick(invitations)],
  ]
  return paragraphs.map((sentences) => sentences.filter(Boolean).join(' ')).join('\n\n')
}
