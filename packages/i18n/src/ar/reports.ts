import type { reports as en } from '../en/reports.ts'

export const reports: typeof en = {
  property: { title: 'الإبلاغ عن هذا الإعلان' },
  project: { title: 'الإبلاغ عن هذا المشروع' },
  account: { title: 'الإبلاغ عن هذا العضو' },
  review: { title: 'الإبلاغ عن هذا التقييم' },
  message: { title: 'الإبلاغ عن هذه الرسالة' },
  personText: 'ما المشكلة؟ لا يعرف هذا الشخص من أرسل البلاغ.',
  text: 'ما المشكلة؟ لا يعرف المعلن من أرسل البلاغ.',
  reasons: 'ما المشكلة؟',
  more: 'أخبرنا بالمزيد',
  optional: 'اختياري',
  again: 'سبق أن أبلغت عن هذا. الإرسال مجددًا يحل محل بلاغك.',
  send: 'إرسال البلاغ',
  problems: {
    reason: 'اختر ما المشكلة.',
    message: 'أخبرنا ما المشكلة.',
  },
  sent: {
    title: 'شكرًا على بلاغك',
    text: 'سيقرأه شخص من فريقنا، خلال يوم عادةً.',
    block: 'حظر صاحب الإعلان',
    blockPerson: 'حظر هذا الشخص',
    personReference: 'لا يظهر اسمك لهذا الشخص. المرجع',
    reference: 'لا يظهر اسمك للمعلن. المرجع',
    done: 'تم',
  },
  steps: {
    sent: 'أُرسل',
    sentAt: 'اليوم، {{time}}',
    review: 'قيد المراجعة',
    reviewIn: 'خلال يوم',
    decision: 'القرار',
    decisionAt: 'في بلاغاتك',
  },
}
