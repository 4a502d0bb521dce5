import {
  deleteAccount,
  getAccount,
  getOwnAccount,
  signOut,
  updateProfile,
  updatePushToken,
} from '@gable/contract/accounts'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http.ts'
import type { SecurityService } from '../security/security.service.ts'
import { clearSessionCookie, signedOf, visitOf } from '../visit.ts'
import type { ProfileService } from './profile.service.ts'

export function profileRoutes(app: FastifyInstance, profiles: ProfileService, security: SecurityService) {
  serve(app, getOwnAccount, async ({ viewer }) => ({ data: await profiles.find(viewer) }))
  serve(app, getAccount, async ({ input }) => ({ data: await profiles.getPublic(input.id) }))
  serve(app, updateProfile, async ({ viewer, input, request }) => ({
    data: await profiles.update(signedOf({ viewer, request }), input),
    message: 'profile_saved',
  }))
  serve(app, updatePushToken, async ({ viewer, input, request }) => ({
    data: await profiles.registerDevice(signedOf({ viewer, request }), input.pushToken),
  }))
  serve(app, signOut, async ({ viewer, input, request, reply }) => {
    const data = await profiles.signOut(viewer, signedOf({ viewer, request }).token, input.pushToken)
    clearSessionCookie(reply)
    return { data, message: 'signed_out' }
  })
  serve(app, deleteAccount, async ({ viewer, input, request, reply }) => {
    const data = await security.leave(signedOf({ viewer, request }), input.accountId, visitOf({ request }))
    clearSessionCookie(reply)
    return { data, message: 'account_to_be_erased' }
  })
}
