import { readConfig } from './config.ts'
import { loadPlaces } from './places-load.ts'
import { migrate } from './platform/migrations.ts'

const config = readConfig()
await migrate(config.DATABASE_URL, (line) => console.log(line))
const places = config.GAZETTEER_LOAD ? await loadPlaces({ isForced: false }) : 0
if (places > 0) console.log(`${places} places loaded`)
console.log('The database is up to date')
