import type { Meta } from '@storybook/react-vite'
import { CircleAlert, CircleCheck, Heart } from 'lucide-react'
import { Button } from '../src/button.tsx'
import { Banner, Note } from '../src/note.tsx'
import { toastTheme } from '../src/toast-theme.tsx'

export default { title: 'Note' } satisfies Meta

export const Tones = () => (
  <div className="grid max-w-xl gap-3">
    <Note tone="bad" lead="A watermark covers photographs 3 and 4." isAlert>
      Replace them and send again. <a href="#price">Show me</a>
    </Note>
    <Note tone="warn" lead="Leaves the site on Saturday.">
      Renewing uses one listing.
    </Note>
    <Note tone="good" lead="Back online.">
      2 messages sent.
    </Note>
    <Note tone="brand" lead="This is your listing.">
      You see it as buyers do.
    </Note>
    <Note lead="What verified means.">Licence, identity and three sales checked.</Note>
  </div>
)

export const Banners = () => (
  <div className="-mx-4 grid gap-3">
    <Banner tone="ink" lead="Demo." action={<a href="#own">Run your own</a>}>
      Changes are not kept.
    </Banner>
    <Banner
      tone="bad"
      lead="Your account is deactivated."
      action={
        <Button variant="danger" size="small">
          Contact us
        </Button>
      }
    >
      You can read and download.
    </Banner>
    <Banner tone="warn" lead="You are offline.">
      2 messages wait to be sent.
    </Banner>
  </div>
)

export const Toasts = () => (
  <div className="grid gap-3">
    <div className={toastTheme.toast}>
      <Heart aria-hidden />
      <span data-content>Removed from saved</span>
      <button type="button">Undo</button>
    </div>
    <div className={toastTheme.toast}>
      <CircleCheck aria-hidden />
      <span data-content>Listing sent for review</span>
    </div>
    <div className={`${toastTheme.toast} ${toastTheme.error}`}>
      <CircleAlert aria-hidden />
      <span data-content>The new results could not be loaded.</span>
      <button type="button">Retry</button>
    </div>
  </div>
)
