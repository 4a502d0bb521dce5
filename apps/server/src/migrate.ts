import { readConfig } from './config.ts'
import { loadPlaces } from './places-load.ts'
import { migrate } from './platform/migrations.ts'

await migrate(readConfig().DATABASE_URL, (line) => console.log(line))
const places = await loadPlaces({ isForced: false })
if (places > 0) console.log(`${places} places loaded`)
console.log('The database is up to date')
