import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { sliderReceived } from './cache-slice.ts'
import { createStore } from './create-store.ts'
import { languageSelected } from './language-slice.ts'
import { StoreContext, useDispatch, useSelector } from './use-store.ts'

test('a component shows what it selected as it is now, and is not drawn again for anything else', async () => {
  const store = createStore()
  let drawn = 0
  function Slides() {
    drawn += 1
    const dispatch = useDispatch()
    const slides = useSelector(({ cache }) => cache.sliderDataLength)
    return (
      <button type="button" onClick={() => dispatch(sliderReceived(slides + 1))}>
        {slides}
      </button>
    )
  }
  const { getByRole } = await render(
    <StoreContext value={store}>
      <Slides />
    </StoreContext>,
  )
  await getByRole('button').click()
  await expect.element(getByRole('button')).toHaveTextContent('1')
  const before = drawn
  store.dispatch(languageSelected('ar'))
  store.dispatch(sliderReceived(5))
  await expect.element(getByRole('button')).toHaveTextContent('5')
  expect(drawn).toBe(before + 1)
})
