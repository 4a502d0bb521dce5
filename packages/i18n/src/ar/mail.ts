export const mail = {
  signInCode: {
    subject: '{{code}} هو رمز الدخول الخاص بك',
    heading: 'رمز الدخول الخاص بك',
    text: 'أدخل هذا الرمز في {{site}} لتسجيل الدخول:',
    expiry_zero: 'يعمل مرة واحدة، فورًا.',
    expiry_one: 'يعمل مرة واحدة، خلال دقيقة.',
    expiry_two: 'يعمل مرة واحدة، خلال دقيقتين.',
    expiry_few: 'يعمل مرة واحدة، خلال {{count, number}} دقائق.',
    expiry_many: 'يعمل مرة واحدة، خلال {{count, number}} دقيقة.',
    expiry_other: 'يعمل مرة واحدة، خلال {{count, number}} دقيقة.',
    ignore: 'إن لم تطلبه فتجاهل هذه الرسالة: لا يستطيع أحد الدخول من دون الرمز. لا تعطه أحدًا.',
  },
}
