import {
  becomeOwner,
  getOwnerSetup,
  listAudit,
  passSecondStep,
  renewRecoveryCodes,
  setAccountActive,
  setStaffRole,
  setUpSecondStep,
} from '@gable/contract/staff'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http.ts'
import type { SecondStepService } from '../security/second-step.service.ts'
import { signedOf, visitOf } from '../visit.ts'
import type { StaffService } from './staff.service.ts'

export function staffRoutes(app: FastifyInstance, staff: StaffService, secondStep: SecondStepService) {
  serve(app, getOwnerSetup, async () => ({ data: await staff.getOwnerSetup() }))
  serve(app, becomeOwner, async (context) => ({
    data: await staff.becomeOwner(signedOf(context), context.input.token),
    message: 'owner_set',
  }))
  serve(app, setUpSecondStep, async (context) => ({ data: await secondStep.setUp(signedOf(context)) }))
  serve(app, passSecondStep, async (context) => ({
    data: await secondStep.pass(signedOf(context), context.input.code, visitOf(context)),
  }))
  serve(app, renewRecoveryCodes, async (context) => ({
    data: await secondStep.renewRecoveryCodes(signedOf(context)),
  }))
  serve(app, setStaffRole, async ({ input, ...context }) => ({
    data: await staff.setRole(signedOf(context), input.email, input.role),
    message: 'role_set',
  }))
  serve(app, setAccountActive, async ({ input: { accountId, isActive, reason }, ...context }) => ({
    data: await staff.setActive(signedOf(context), accountId, isActive, reason),
    message: isActive ? 'account_activated' : 'account_deactivated',
  }))
  serve(app, listAudit, async ({ input: { limit = 50, beforeId } }) => staff.listAuditEntries(limit, beforeId))
}
