import { parseArgs } from 'node:util'
import { readConfig } from './config.ts'
import { fillGazetteer } from './fill-gazetteer.ts'

const { values } = parseArgs({ options: { force: { type: 'boolean', default: false } } })
const places = await fillGazetteer(readConfig(), { isForced: values.force })
console.log(places > 0 ? `${places} places loaded` : 'The gazetteer is up to date')
