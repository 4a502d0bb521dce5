import { common } from '@gable/i18n/ar/common'
import { properties } from '@gable/i18n/ar/properties'
import { search } from '@gable/i18n/ar/search'
import { shell } from '@gable/i18n/ar/shell'

export const messages = { common, properties, search, shell }
