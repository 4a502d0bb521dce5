import { DirectionProvider } from '@base-ui/react/direction-provider'
import type { Preview } from '@storybook/react-vite'
import './preview.css'

const preview: Preview = {
  parameters: { layout: 'padded', controls: { disable: true }, a11y: { test: 'off' } },
  initialGlobals: { theme: 'light', direction: 'ltr' },
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark', 'auto'] } },
    direction: { toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'] } },
  },
  decorators: [
    (Story, { globals }) => {
      const direction = globals.direction === 'rtl' ? 'rtl' : 'ltr'
      document.documentElement.dataset.theme = String(globals.theme)
      document.documentElement.dir = direction
      document.documentElement.lang = direction === 'rtl' ? 'ar' : 'en'
      return (
        <DirectionProvider direction={direction}>
          <Story />
        </DirectionProvider>
      )
    },
  ],
}

export default preview
