export const mail = {
  signInCode: {
    subject: '{{code}} is your sign-in code',
    heading: 'Your sign-in code',
    text: 'Enter this code on {{site}} to sign in:',
    expiry_one: 'It works once, within the next minute.',
    expiry_other: 'It works once, within the next {{count, number}} minutes.',
    ignore:
      'If you did not ask for it, ignore this mail: without the code nobody can sign in. Never give it to anybody.',
  },
}
