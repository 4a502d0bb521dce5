import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { FaqItem } from './faq-item.tsx'

const faq = {
  id: 7,
  question: 'Who sees my number?',
  answer: 'Nobody.\n\nYou share your NUMBER.',
  topic: { id: 1, slug: 'safety' },
}

test('a question opens by keyboard, and a link to its answer opens it too', async () => {
  await renderInSite(<FaqItem faq={faq} />)
  const answer = page.getByText('Nobody.')
  await expect.element(answer).not.toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(answer).toBeVisible()
})

test('what was looked for is marked, however it is written', async () => {
  const { container } = await renderInSite(<FaqItem faq={faq} words="number" isOpen />)
  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['number', 'NUMBER'])
})
