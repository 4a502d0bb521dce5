import * as calls from '@gable/contract/verification'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http.ts'
import { wholeList } from '#platform/whole-list.ts'
import type { ApplyingService } from './applying.service.ts'
import type { FormService } from './form.service.ts'
import type { StaffVerificationService } from './staff-verification.service.ts'

type Services = { form: FormService; applying: ApplyingService; staff: StaffVerificationService }

export function verificationRoutes(app: FastifyInstance, { form, applying, staff }: Services) {
  serve(app, calls.getVerificationFields, async ({ language }) => wholeList(await form.list(language)))
  serve(app, calls.applyForVerification, async ({ viewer, input }) => ({
    data: await applying.apply(viewer, input),
    message: 'verification_sent',
  }))
  serve(app, calls.withdrawVerification, async ({ viewer }) => ({
    data: await applying.withdraw(viewer),
    message: 'verification_withdrawn',
  }))
  serve(app, calls.getVerificationValues, async ({ viewer, language }) => ({
    data: await applying.find(viewer, language),
  }))

  serve(app, calls.listVerifications, async ({ input }) => staff.list(input))
  serve(app, calls.getVerification, async ({ viewer, input: { id }, language }) => ({
    data: await staff.open(viewer, id, language),
  }))
  serve(app, calls.claimVerification, async ({ viewer, input: { id } }) => ({
    data: await staff.claim(viewer.accountId, id),
    message: 'verification_claimed',
  }))
  serve(app, calls.decideVerification, async ({ viewer, input }) => ({
    data: await staff.decide(viewer.accountId, input),
    message: 'verification_decided',
  }))

  serve(app, calls.listVerificationFields, async () => wholeList(await form.listAll()))
  serve(app, calls.saveVerificationField, async ({ viewer, input }) => ({
    data: await form.save(viewer.accountId, input),
    message: 'verification_form_saved',
  }))
  serve(app, calls.orderVerificationFields, async ({ viewer, input: { ids } }) => ({
    data: await form.order(viewer.accountId, ids),
    message: 'verification_form_saved',
  }))
  serve(app, calls.retireVerificationField, async ({ viewer, input: { id, isRetired = true } }) => ({
    data: await form.retire(viewer.accountId, id, isRetired),
    message: 'verification_form_saved',
  }))
}
