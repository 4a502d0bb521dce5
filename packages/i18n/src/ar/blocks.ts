import type { blocks as en } from '../en/blocks.ts'

export const blocks: typeof en = {
  title: 'الأشخاص المحظورون',
  text: 'لا نخبر أحدًا بأنك حظرته.',
  empty: 'لم تحظر أحدًا. يمكنك حظر معلن من قائمة إعلانه.',
  blockAdmin: 'حظر رسائل {{site}}',
  admin: 'فريق {{site}}',
  nameless: 'عضو بلا اسم',
  since: 'حُظر في {{date}}',
  unblock: 'إلغاء الحظر',
  unblockName: 'إلغاء حظر {{name}}',
  older: 'عرض الأقدم',
  effects: {
    title: 'عندما تحظر شخصًا',
    theirs: 'لا يمكنه التواصل معك بشأن أي إعلان.',
    yours: 'ولا يمكنك التواصل معه أيضًا حتى تلغي الحظر.',
    listings: 'تبقى الإعلانات العامة ظاهرة لكليكما.',
  },
  reports: {
    title: 'بلاغاتك',
    text: 'يقرأ شخص من فريقنا كل بلاغ، خلال يوم عادةً.',
    empty: 'لم تبلغ عن شيء. يمكنك الإبلاغ عن إعلان من قائمته.',
    unnamed: '(لم يعد موجودًا)',
    sent: 'أُرسل في {{date}}، المرجع {{reference}}',
    kinds: { property: 'إعلان:', project: 'مشروع:', account: 'شخص:', review: 'تقييم:', message: 'رسالة من:' },
    states: {
      open: 'قيد المراجعة',
      no_action: 'دون إجراء',
      action_taken: 'اتُّخذ إجراء',
      taken_down: 'أُزيل',
      gone: 'مغلق',
    },
    notes: {
      no_action: 'لم نجد ما يخالف قواعدنا.',
      action_taken: 'عالجنا الأمر.',
      taken_down: 'لم يعد الإعلان معروضًا.',
      gone: 'حُذف الإعلان قبل أن نقرر.',
    },
  },
}
