import type { Meta } from '@storybook/react-vite'
import { CodeInput } from '../src/code-input.tsx'
import { Field } from '../src/field.tsx'

export default { title: 'Code input' } satisfies Meta

export const States = () => (
  <div className="grid max-w-sm gap-8">
    <Field label="Code" hint="Valid for 10 minutes.">
      {(control) => <CodeInput {...control} />}
    </Field>
    <Field label="Wrong code" error="This is not the code we sent.">
      {(control) => <CodeInput {...control} value="407123" onChange={() => undefined} />}
    </Field>
  </div>
)
