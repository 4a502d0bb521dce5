/** How far a lister has come with somebody who asked about a home, in this order. */
export const leadStages = ['new', 'contacted', 'viewing', 'offer', 'closed', 'lost'] as const
export type LeadStage = (typeof leadStages)[number]

/** Those that still want something done. */
export const openLeadStages = ['new', 'contacted', 'viewing', 'offer'] as const satisfies LeadStage[]

/** How somebody got in touch first; `added` by the lister's own hand. */
export const leadSources = ['interest', 'number', 'enquiry', 'added'] as const
export type LeadSource = (typeof leadSources)[number]

export const maxLeadNotes = 200
export const maxLeadNoteWords = 1_000
