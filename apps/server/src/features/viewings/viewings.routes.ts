import {
  addViewingFeedback,
  answerViewing,
  countWaitingViewings,
  getOwnViewingSlots,
  getViewingCalendar,
  getViewings,
  getViewingSlots,
  makeViewingCalendarLink,
  requestViewing,
  revokeViewingCalendarLink,
  saveViewingSlots,
} from '@gable/contract/viewings'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { serve } from '#platform/http.ts'
import { notFound } from '#platform/errors.ts'
import { languageOf } from '#platform/language.ts'
import type { createAnswers } from './answers.service.ts'
import type { CalendarService } from './calendar.service.ts'
import type { createRequests } from './requests.service.ts'
import type { TimesService } from './times.service.ts'
import type { ViewingsService } from './viewings.service.ts'

type Services = {
  times: TimesService
  request: ReturnType<typeof createRequests>
  answer: ReturnType<typeof createAnswers>
  viewings: ViewingsService
  calendar: CalendarService
}

export function viewingsRoutes(app: FastifyInstance, { times, request, answer, viewings, calendar }: Services) {
  serve(app, getViewingSlots, async ({ viewer, input }) => ({ data: await times.listSlots(viewer, input) }))
  serve(app, getOwnViewingSlots, async ({ viewer, input }) => ({ data: await times.findOwn(viewer, input) }))
  serve(app, saveViewingSlots, async ({ viewer, input }) => ({ data: await times.save(viewer, input) }))

  serve(app, requestViewing, async ({ viewer, input }) => ({ data: await request(viewer, input) }))
  serve(app, answerViewing, async ({ viewer, input }) => ({ data: await answer(viewer, input) }))
  serve(app, getViewings, async ({ viewer, input, language }) => viewings.list(viewer, input, language))
  serve(app, countWaitingViewings, async ({ viewer }) => ({ data: await viewings.countWaiting(viewer) }))
  serve(app, addViewingFeedback, async ({ viewer, input }) => ({ data: await viewings.addFeedback(viewer, input) }))

  serve(app, getViewingCalendar, async ({ viewer }) => ({ data: await calendar.findLink(viewer) }))
  serve(app, makeViewingCalendarLink, async ({ viewer, language }) => ({
    data: await calendar.makeLink(viewer, language),
  }))
  serve(app, revokeViewingCalendarLink, async ({ viewer }) => ({ data: await calendar.revokeLink(viewer) }))

  // Not calls of the contract: calendars read them. The token is in the query, which no log keeps.
  app.get<{ Querystring: { token?: unknown } }>(
    '/viewing-calendar',
    {
      config: { access: 'public', errors: ['not_found', 'too_many_requests'] },
      schema: { summary: 'The viewings of whoever made this link, for calendars', tags: ['viewings'] },
    },
    async ({ query: { token } }, reply) =>
      sendCalendar(reply, await calendar.readFeed(typeof token === 'string' ? token : '')),
  )
  app.get<{ Querystring: { id?: unknown; language?: unknown } }>(
    '/viewing-file',
    {
      config: { access: 'member', errors: ['not_found'] },
      schema: { summary: 'One viewing of the caller as a calendar file', tags: ['viewings'] },
    },
    async ({ viewer, headers, query: { id, language } }, reply) => {
      if (!viewer) throw new Error('Viewings are served to members only')
      if (typeof id !== 'string' || !/^[1-9]\d{0,14}$/.test(id)) throw notFound('Viewing')
      // A link sends no header of its own.
      const chosen = languageOf(typeof language === 'string' ? language : headers['accept-language'])
      const file = await calendar.readFile(viewer, Number(id), chosen)
      return sendCalendar(reply.header('content-disposition', 'attachment; filename="viewing.ics"'), file)
    },
  )
}

const sendCalendar = (reply: FastifyReply, text: string) =>
  reply.header('content-type', 'text/calendar; charset=utf-8').header('cache-control', 'private, no-store').send(text)
