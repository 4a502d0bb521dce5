/** The dialog that tells staff what is wrong, and what came of it. */
export const reports = {
  property: { title: 'Report this listing' },
  project: { title: 'Report this project' },
  text: 'What is wrong? The lister does not see who reported it.',
  reasons: 'What is wrong?',
  more: 'Tell us more',
  optional: 'Optional',
  again: 'You have reported this already. Sending again replaces your report.',
  send: 'Send report',
  problems: {
    reason: 'Choose what is wrong.',
    message: 'Tell us what is wrong.',
  },
  sent: {
    title: 'Thank you for your report',
    text: 'A person will read it, usually within a day.',
    block: 'Block the person who listed it',
    reference: 'Your name is not shown to the lister. Reference',
    done: 'Done',
  },
  steps: {
    sent: 'Sent',
    sentAt: 'Today, {{time}}',
    review: 'In review',
    reviewIn: 'Within a day',
    decision: 'Decision',
    decisionAt: 'In your reports',
  },
}
