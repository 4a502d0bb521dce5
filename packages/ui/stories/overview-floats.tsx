import { CircleCheck, Copy, Heart, Pencil, Tag, Trash2, WifiOff } from 'lucide-react'
import { Button } from '../src/button.tsx'
import { Note } from '../src/note.tsx'
import { toastTheme } from '../src/toast-theme.tsx'
import { Frame } from './frame.tsx'

/** The floating parts drawn in place: their own stories open them for real. */
export const OverviewFloats = () => (
  <>
    <Frame title="Dialog: destructive, names the thing" span={4} isSunken>
      <div className="ui-float grid gap-4 rounded-sheet p-6">
        <h3 className="type-block">Delete “Loft in the old cannery”?</h3>
        <p className="type-small text-ink-soft">
          Its 9 photographs and 6 chats go with it. You can restore it until 8 August.
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" className="text-ink">
            Keep it
          </Button>
          <Button variant="danger">Delete listing</Button>
        </div>
      </div>
    </Frame>
    <Frame title="Menu" span={4} isSunken>
      <div className="ui-menu">
        <span className="ui-menu-item">
          <Pencil aria-hidden />
          Edit
        </span>
        <span className="ui-menu-item" data-show="hover">
          <Copy aria-hidden />
          Duplicate
          <kbd className="ui-key">D</kbd>
        </span>
        <span className="ui-menu-item">
          <Tag aria-hidden />
          Mark as sold
        </span>
        <span className="ui-menu-item ui-menu-item-bad">
          <Trash2 aria-hidden />
          Delete
        </span>
      </div>
    </Frame>
    <Frame title="Notes and toasts" span={4}>
      <div className="grid gap-3">
        <Note tone="warn" lead="You are offline." icon={<WifiOff aria-hidden />}>
          Saved homes still open.
        </Note>
        <Note tone="good" lead="Back online.">
          2 messages sent.
        </Note>
        <div className={`${toastTheme.toast} w-full`}>
          <Heart aria-hidden />
          <span data-content>Removed from saved</span>
          <button type="button">Undo</button>
        </div>
        <div className={`${toastTheme.toast} w-full`}>
          <CircleCheck aria-hidden />
          <span data-content>Listing sent for review</span>
          <button type="button">View</button>
        </div>
      </div>
    </Frame>
  </>
)
