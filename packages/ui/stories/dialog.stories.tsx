import type { Meta } from '@storybook/react-vite'
import { Button } from '../src/button.tsx'
import { Dialog, DialogClose } from '../src/dialog.tsx'
import { Field } from '../src/field.tsx'
import { TextInput } from '../src/text-input.tsx'

export default { title: 'Dialog' } satisfies Meta

export const Destructive = () => (
  <Dialog
    isInitiallyOpen
    trigger={<Button variant="danger">Delete</Button>}
    title="Delete “Loft in the old cannery”?"
    description="Its 9 photographs and 6 chats go with it. You can restore it until 8 August."
    closeLabel="Close"
    actions={
      <>
        <DialogClose render={<Button variant="quiet">Keep it</Button>} />
        <Button variant="danger">Delete listing</Button>
      </>
    }
  />
)

export const WithForm = () => (
  <Dialog
    isInitiallyOpen
    trigger={<Button>Open</Button>}
    title="Sign in"
    description="We send a code, you type it here."
    closeLabel="Close"
  >
    <Field label="Email">{(control) => <TextInput {...control} type="email" autoComplete="email" />}</Field>
    <Button size="large" isWide>
      Continue
    </Button>
  </Dialog>
)
