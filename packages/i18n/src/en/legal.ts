/** A beginning for every operator, who knows the law of their country and replaces it. */
export const legal = {
  version: 'Version {{version}}',
  contents: 'On this page',
  terms: {
    title: 'Terms',
    description: 'The terms under which {{site}} is used.',
    lead: 'The rules of {{site}} in plain words. Whoever makes an account accepts them.',
    use: {
      title: 'What this site is',
      text: '{{site}} shows homes that their owners or agents offer. We are not a party to a sale or a lease; those are made between the people concerned.',
    },
    account: {
      title: 'Your account',
      text: 'Give a name and an address that are yours, keep your ways to sign in to yourself, and tell us if somebody else has used them. You can delete the account at any time; for two weeks you can take that back.',
    },
    listings: {
      title: 'What you list',
      text: 'List only what you may offer, with photographs that you may use and with a true price. Every listing is read before it appears. We may refuse or remove one that misleads, offends or breaks the law.',
    },
    conduct: {
      title: 'How we treat each other',
      text: 'No spam, no threats, no discrimination, no attempt to read or change what is not yours. We may close accounts that do so.',
    },
    liability: {
      title: 'What we answer for',
      text: 'We keep the site running with care, but cannot promise that it never fails or that every listing is correct. Look at a home and its papers before you pay anything.',
    },
    changes: {
      title: 'When these terms change',
      text: 'A new version gets a new number, which stands at the top of this page. Who makes an account accepts the one of that day.',
    },
  },
  privacy: {
    title: 'Privacy notice',
    description: 'What {{site}} knows about you, why, and what you can do about it.',
    lead: 'What {{site}} knows about you, why, and what you can do about it.',
    data: {
      title: 'What we keep',
      text: 'Your name, your address or phone, what you list, save and write here, and the devices on which you are signed in. Passwords are kept only in a form from which they cannot be read.',
    },
    why: {
      title: 'Why we keep it',
      text: 'To let you in, to show your listings, to bring you together with those who ask, and to protect everybody from abuse.',
    },
    position: {
      title: 'Your position',
      text: 'We ask before the browser tells us where you are. The answer stays in your browser; without it everything works.',
    },
    sharing: {
      title: 'Who sees it',
      text: 'Others see what you publish. Your address and phone are shown only if you say so. Those who carry mail and messages for us get what they need for that, and nobody buys anything.',
    },
    cookies: {
      title: 'Cookies',
      text: 'One cookie keeps you signed in, one remembers the look that you chose. There are none for advertising and none of others.',
    },
    rights: {
      title: 'What you can do',
      text: 'See and change what we know in your settings, ask for a copy, and delete the account. After two weeks of grace it is erased.',
    },
  },
}
