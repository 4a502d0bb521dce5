import type { LeadSource, LeadStage } from '@gable/domain/lead-stages'
import type { Generated, GeneratedAlways } from 'kysely'

export type LeadsTables = {
  lead: {
    id: Generated<number>
    propertyId: number
    listerId: number
    accountId: number | null
    name: Generated<string>
    email: Generated<string>
    mobile: Generated<string>
    source: LeadSource
    message: Generated<string>
    interestedAt: Date | null
    sharesContact: Generated<boolean>
    stage: Generated<LeadStage>
    remindOn: Date | null
    remindedOn: Date | null
    createdAt: Generated<Date>
  }
  leadNote: {
    id: Generated<number>
    leadId: number
    listerId: number
    text: string
    createdAt: Generated<Date>
  }
  enquiry: {
    id: GeneratedAlways<number>
    propertyId: number
    name: string
    email: string
    mobile: Generated<string>
    message: string
    language: string
    createdAt: Generated<Date>
  }
  propertyNumberCount: { propertyId: number; shown: number }
  propertyInterestCount: { propertyId: number; interested: number }
}
