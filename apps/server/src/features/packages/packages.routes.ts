import * as calls from '@gable/contract/packages'
import * as staffCalls from '@gable/contract/staff-packages'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http.ts'
import { wholeList } from '#platform/whole-list.ts'
import type { PackageAccessService } from './access.service.ts'
import type { OffersService } from './offers.service.ts'
import type { OwnPackagesService } from './own-packages.service.ts'
import type { StaffPackagesService } from './staff-packages.service.ts'

type Services = {
  access: PackageAccessService
  offers: OffersService
  own: OwnPackagesService
  staff: StaffPackagesService
}

export function packagesRoutes(app: FastifyInstance, { access, offers, own, staff }: Services) {
  serve(app, calls.getPackages, async ({ viewer, language }) => wholeList(await offers.list(viewer, language)))
  serve(app, calls.getOwnPackages, async ({ viewer, input, language }) => own.list(viewer.accountId, input, language))
  serve(app, calls.assignPackage, async ({ viewer, input: { packageId } }) => ({
    data: await offers.takeFree(viewer, packageId),
    message: 'package_assigned',
  }))
  serve(app, calls.checkPackageLimit, async ({ viewer, input: { kind } }) => ({
    data: await access.check(viewer, kind),
  }))

  serve(app, staffCalls.listStaffPackages, async () => wholeList(await staff.list()))
  serve(app, staffCalls.savePackage, async ({ viewer, input }) => ({
    data: await staff.save(viewer.accountId, input),
    message: 'package_saved',
  }))
  serve(app, staffCalls.retirePackage, async ({ viewer, input }) => ({
    data: await staff.retire(viewer.accountId, input),
    message: 'package_saved',
  }))
  serve(app, staffCalls.listMemberPackages, async ({ input: { accountId, ...page }, language }) => {
    await staff.assertMember(accountId)
    return own.list(accountId, page, language)
  })
  serve(app, staffCalls.grantPackage, async ({ viewer, input }) => ({
    data: await staff.grant(viewer.accountId, input),
    message: 'package_granted',
  }))
  serve(app, staffCalls.revokeGrant, async ({ viewer, input }) => ({
    data: await staff.revoke(viewer.accountId, input),
    message: 'package_revoked',
  }))
}
