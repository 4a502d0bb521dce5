import { readConfig } from './config.ts'
import { fillGazetteer } from './fill-gazetteer.ts'
import { migrate } from './platform/migrations.ts'

const config = readConfig()
await migrate(config.DATABASE_URL, (line) => console.log(line))
const places = config.GAZETTEER_LOAD ? await fillGazetteer(config) : 0
if (places > 0) console.log(`${places} places loaded`)
console.log('The database is up to date')
