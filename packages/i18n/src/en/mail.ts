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
  passwordReset: {
    subject: 'Set a new password',
    heading: 'Set a new password',
    text: 'Somebody, probably you, wants to set a new password on {{site}}. The link works once, for half an hour.',
    action: 'Set a new password',
    hint: 'If it was not you, do nothing: your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    text: 'The password of your account on {{site}} was changed, and all other devices were signed out.',
    hint: 'If it was not you, set a new password at once and look at your devices.',
  },
  identifierChanged: {
    subject: 'You sign in differently now',
    heading: 'You sign in differently now',
    text: 'Your account on {{site}} now signs in with another address or number, and all other devices were signed out.',
    hint: 'If it was not you, write to us at once.',
  },
  listingApproved: {
    subject: 'On the site now: {{title}}',
    heading: 'Your home is on the site',
    text: 'We read {{title}}, and everybody can see it on {{site}} now.',
    action: 'See it',
    hint: 'You can change the price and mark it as under offer or sold at any time, without another review.',
  },
  listingRejected: {
    subject: 'Something to correct: {{title}}',
    heading: 'Something needs a correction',
    text: 'We read {{title}} and could not put it on {{site}} yet. The reason:',
    action: 'Correct it',
    hint: 'When you save your correction, we read it again.',
  },
  listingEnding: {
    subject: 'Leaves the site soon: {{title}}',
    heading: 'Is it still to be had?',
    text: '{{title}} leaves {{site}} on {{date}}. If it is still to be had, keep it on the site with one click.',
    action: 'Keep it on the site',
    hint: 'If it is sold or let, there is nothing to do.',
  },
  listingEnded: {
    subject: 'Not on the site any more: {{title}}',
    heading: 'The time on the site is over',
    text: '{{title}} is not shown on {{site}} any more. Nothing is lost: you can renew it.',
    action: 'Renew it',
    hint: 'A renewed home is read once more before it appears.',
  },
  accountLeaving: {
    subject: 'Your account will be erased in 14 days',
    heading: 'Your account will be erased in 14 days',
    text: 'As you asked, your account on {{site}} and everything in it will be erased in 14 days.',
    hint: 'If you change your mind, sign in before then: that is all it takes.',
  },
}
