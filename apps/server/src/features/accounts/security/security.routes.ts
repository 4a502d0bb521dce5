import {
  changeIdentifier,
  changePassword,
  confirmIdentity,
  getSecurity,
  listActivity,
  listSessions,
  requestChange,
  requestConfirmation,
  revokeSession,
} from '@gable/contract/security'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http.ts'
import { wholeList } from '#platform/whole-list.ts'
import { signedOf, visitOf } from '../visit.ts'
import type { SecurityService } from './security.service.ts'

export function securityRoutes(app: FastifyInstance, security: SecurityService) {
  serve(app, listSessions, async (context) => wholeList(await security.listSessions(signedOf(context))))
  serve(app, revokeSession, async (context) => ({
    data: await security.revoke(signedOf(context), context.input.id),
    message: context.input.id ? 'session_ended' : 'sessions_ended',
  }))
  serve(app, listActivity, async (context) => wholeList(await security.listActivity(signedOf(context))))
  serve(app, getSecurity, async (context) => ({ data: await security.ways(signedOf(context)) }))
  serve(app, requestConfirmation, async (context) => ({
    data: await security.requestConfirmation(signedOf(context), visitOf(context)),
    message: 'code_sent',
  }))
  serve(app, confirmIdentity, async (context) => ({
    data: await security.confirm(signedOf(context), context.input, visitOf(context)),
  }))
  serve(app, requestChange, async (context) => ({
    data: await security.requestChange(signedOf(context), context.input, visitOf(context)),
    message: 'code_sent',
  }))
  serve(app, changeIdentifier, async (context) => ({
    data: await security.changeIdentifier(signedOf(context), context.input, visitOf(context)),
    message: 'identifier_changed',
  }))
  serve(app, changePassword, async (context) => {
    const { password, confirmation } = context.input
    const data = await security.changePassword(signedOf(context), password, confirmation, visitOf(context))
    return { data, message: 'password_changed' }
  })
}
