import {
  addLeadNote,
  changeInterest,
  getInterestedUsers,
  getLead,
  getLeadCounts,
  getLeads,
  showNumber,
  updateLead,
} from '@gable/contract/leads'
import { confirmEnquiry, getEnquiryChallenge, sendEnquiry } from '@gable/contract/enquiries'
import { addLead, deleteLead } from '@gable/contract/own-leads'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http.ts'
import { serveCsv } from '#platform/serve-csv.ts'
import type { AddedLeadsService } from './added-leads.service.ts'
import type { EnquiriesService } from './enquiries.service.ts'
import type { EnquiryProofs } from './enquiry-proofs.ts'
import type { InterestService } from './interest.service.ts'
import { networkOf, wideNetworkOf } from '#platform/network-of.ts'
import { toLeadsCsv } from './leads-csv.ts'
import type { LeadsService } from './leads.service.ts'
import type { NumbersService } from './numbers.service.ts'

type Services = {
  interest: InterestService
  leads: LeadsService
  added: AddedLeadsService
  numbers: NumbersService
  enquiries: EnquiriesService
  proofs: EnquiryProofs
}

export function leadsRoutes(app: FastifyInstance, services: Services) {
  const { interest, leads, added, numbers, enquiries, proofs } = services
  serve(app, changeInterest, async ({ viewer, input }) => ({
    data: await (input.isAdded === false ? interest.remove(viewer, input.propertyId) : interest.add(viewer, input)),
    message: input.isAdded === false ? 'interest_withdrawn' : 'interest_told',
  }))
  serve(app, getInterestedUsers, async ({ viewer, input }) => interest.list(viewer, input))

  serve(app, showNumber, async ({ viewer, input: { propertyId }, request }) => {
    const asker = { viewer, network: networkOf(request.ip), wideNetwork: wideNetworkOf(request.ip) }
    return { data: await numbers.show(asker, propertyId) }
  })

  serve(app, getEnquiryChallenge, async () => ({ data: { challenge: proofs.createChallenge() } }))
  serve(app, sendEnquiry, async ({ viewer, input, language, request }) => {
    const sender = { viewer, language, network: networkOf(request.ip), wideNetwork: wideNetworkOf(request.ip) }
    return { data: await enquiries.receive(sender, input), message: 'enquiry_received' }
  })
  serve(app, confirmEnquiry, async ({ input: { token } }) => ({ data: await enquiries.confirm(token) }))

  serve(app, getLeads, async ({ viewer, input, language }) => leads.list(viewer, input, language))
  serve(app, getLeadCounts, async ({ viewer, input }) => ({ data: await leads.count(viewer, input) }))
  serve(app, getLead, async ({ viewer, input: { id }, language }) => ({ data: await leads.get(viewer, id, language) }))
  serve(app, updateLead, async ({ viewer, input }) => ({ data: await leads.update(viewer, input) }))
  serve(app, addLeadNote, async ({ viewer, input }) => ({ data: await leads.note(viewer, input) }))
  serve(app, addLead, async ({ viewer, input }) => ({ data: await added.add(viewer, input) }))
  serve(app, deleteLead, async ({ viewer, input: { id } }) => ({ data: await added.remove(viewer, id) }))

  serveCsv(app, {
    name: 'leads',
    summary: 'All leads of the caller as a table for spreadsheets',
    spend: leads.spendDownload,
    lines: (viewer, language) => toLeadsCsv(viewer, language, (lister, page) => leads.listPage(lister, page, language)),
  })
}
