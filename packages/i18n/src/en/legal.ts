/** A beginning for every operator, who knows the law of their country and replaces it. */
export const legal = {
  version: 'Version {{version}}',
  contents: 'On this page',
  terms: {
    title: 'Terms',
    description: 'The terms under which {{site}} is used.',
    lead: 'The rules of {{site}} in plain words. By creating an account you accept them.',
    use: {
      title: 'What this site is',
      text: '{{site}} shows homes that their owners or agents offer. We are not a party to a sale or a lease; those are made between the people concerned.',
    },
    account: {
      title: 'Your account',
      text: 'Use your own name and email, keep your sign-in details to yourself, and tell us if somebody else has used them. You can delete your account at any time and restore it within two weeks.',
    },
    listings: {
      title: 'What you list',
      text: 'List only what you may offer, with photos that you may use and with a true price. Every listing is read before it appears. We may refuse or remove one that misleads, offends or breaks the law.',
    },
    conduct: {
      title: 'How we treat each other',
      text: 'No spam, no threats, no discrimination, no attempt to read or change what is not yours. We may close accounts that do so.',
    },
    liability: {
      title: 'Liability',
      text: 'We run the site with care, but cannot promise that it never fails or that every listing is correct. See a home and its documents before you pay anything.',
    },
    changes: {
      title: 'When these terms change',
      text: 'Each new version gets a new number, shown at the top of this page. You accept the version in force on the day you create your account.',
    },
  },
  privacy: {
    title: 'Privacy notice',
    description: 'What {{site}} knows about you, why, and what you can do about it.',
    lead: 'What {{site}} knows about you, why, and what you can do about it.',
    data: {
      title: 'What we keep',
      text: 'Your name, your email or phone, what you list, save and write here, and the devices on which you are signed in. Passwords are kept only in a form from which they cannot be read.',
    },
    why: {
      title: 'Why we keep it',
      text: 'To sign you in, show your listings, put you in touch with people who are interested, and protect everyone from abuse.',
    },
    position: {
      title: 'Your location',
      text: 'We ask before using your location. It stays in your browser, and everything works without it.',
    },
    sharing: {
      title: 'Who sees it',
      text: 'Others see what you publish. Your email and phone are shown only if you choose so. Companies that deliver email and messages for us get only what they need for that. We never sell your data.',
    },
    cookies: {
      title: 'Cookies',
      text: 'One cookie keeps you signed in, one remembers the theme you chose. There are no advertising or third-party cookies.',
    },
    rights: {
      title: 'What you can do',
      text: 'See and change your data in your settings, request a copy, or delete your account. It is erased after two weeks.',
    },
  },
}
