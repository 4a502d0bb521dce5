import { Outlet } from 'react-router'
import '#app/shared/i18n/account-messages.ts'
import { DashboardNav } from './dashboard-nav.tsx'
import type { Frame } from './use-frame.ts'

export const handle: Frame = { isDashboard: true, hasNoFooter: true }

/** Around everything that belongs to one member. */
export default function DashboardLayout() {
  return (
    <div className="dashboard">
      <DashboardNav />
      <main id="main" className="dashboard-main">
        <Outlet />
      </main>
    </div>
  )
}
