export const translations = {
  title: 'بلغات أخرى',
  text: 'يرى القرّاء نصك بلغتهم إن كتبته بها.',
  original: 'لغة العنوان والوصف',
  add: 'أضف لغة أخرى',
  remove: 'أزل {{language}}',
}
