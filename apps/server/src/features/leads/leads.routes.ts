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
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http.ts'
import type { EnquiriesService } from './enquiries.service.ts'
import type { EnquiryProofs } from './enquiry-proofs.ts'
import type { InterestService } from './interest.service.ts'
import { networkOf, wideNetworkOf } from '#platform/network-of.ts'
import type { LeadsService } from './leads.service.ts'
import type { NumbersService } from './numbers.service.ts'

type Services = {
  interest: InterestService
  leads: LeadsService
  numbers: NumbersService
  enquiries: EnquiriesService
  proofs: EnquiryProofs
}

export function leadsRoutes(app: FastifyInstance, { interest, leads, numbers, enquiries, proofs }: Services) {
  serve(app, changeInterest, async ({ viewer, input }) => ({
    data: await (input.isAdded === false ? interest.remove(viewer, input.propertyId) : interest.add(viewer, input)),
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
}
