import { answerContactMessage, contactUs, listContactMessages } from '@gable/contract/contact'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http.ts'
import { networkOf, wideNetworkOf } from '#platform/network-of.ts'
import type { ContactService } from './contact.service.ts'

export function contactRoutes(app: FastifyInstance, contact: ContactService) {
  serve(app, contactUs, async ({ viewer, input, language, request }) => {
    const sender = { viewer, language, network: networkOf(request.ip), wideNetwork: wideNetworkOf(request.ip) }
    return { data: await contact.receive(sender, input), message: 'message_received' }
  })
  serve(app, listContactMessages, async ({ input }) => contact.list(input))
  serve(app, answerContactMessage, async ({ viewer, input: { id, answer } }) => ({
    data: await contact.answer(viewer.accountId, id, answer),
    message: 'message_answered',
  }))
}
