import { expect, test } from 'vitest'
import * as z from 'zod'
import { SiteSettings } from './settings.ts'

const wire: z.input<typeof SiteSettings> = {
  web_name: 'Gable',
  currency_symbol: '€',
  selected_currency_data: { code: 'EUR' },
  number_with_suffix: '0',
  svg_clr: null,
  default_place: null,
  web_placeholder_logo: '',
  appstore_id: '',
  stripe_publishable_key: '',
  paystack_public_key: '',
  verification_required_for_user: '0',
  verification_status: 'initial',
  demo_mode: '0',
  terms_version: '1',
  password_min_length: 8,
  login_ways: ['email'],
}

test('an api that knows of no place to begin at yet is understood', () => {
  const { default_place: _, ...older } = wire
  expect(z.decode(SiteSettings, older)).toEqual(z.decode(SiteSettings, wire))
  expect(z.decode(SiteSettings, older).defaultPlace).toBeNull()
})
