import { accounts } from '@gable/i18n/ar/accounts'
import { common } from '@gable/i18n/ar/common'
import { properties } from '@gable/i18n/ar/properties'
import { search } from '@gable/i18n/ar/search'
import { shell } from '@gable/i18n/ar/shell'

export const messages = { accounts, common, properties, search, shell }
