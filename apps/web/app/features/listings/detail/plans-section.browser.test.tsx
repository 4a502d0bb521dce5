import { expect, onTestFinished, test } from 'vitest'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { PlansSection } from './plans-section.tsx'

const drawing = { id: 'a', name: 'ground.png', url: '/ground.png', type: 'image/png', size: 1200 }

const openIn = async (colorScheme: 'light' | 'dark') => {
  document.documentElement.style.colorScheme = colorScheme
  onTestFinished(() => {
    document.documentElement.style.removeProperty('color-scheme')
  })
  const { container } = await renderInSite(
    <PlansSection plans={[{ id: 'a', title: 'Ground floor', paper: drawing }]} />,
  )
  const face = container.querySelector<HTMLElement>('[data-drawing]')
  const picture = face?.querySelector('img')
  return {
    paper: face && getComputedStyle(face).backgroundColor,
    blend: picture && getComputedStyle(picture).mixBlendMode,
  }
}

test('a plan lies on white paper by day and on a toned sheet in the dark', async () => {
  expect(await openIn('light')).toEqual({ paper: 'rgb(255, 255, 255)', blend: 'multiply' })
  expect(await openIn('dark')).toEqual({ paper: 'rgb(216, 211, 200)', blend: 'multiply' })
})
