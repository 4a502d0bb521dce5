import { readConfig } from './config.ts'
import { fillGazetteer } from './fill-gazetteer.ts'
import { grantToAppRole } from './platform/app-role.ts'
import { migrate } from './platform/migrations.ts'

const config = readConfig()
const ownerUrl = config.DATABASE_OWNER_URL ?? config.DATABASE_URL
await migrate(ownerUrl, (line) => console.log(line))
const places = config.GAZETTEER_LOAD ? await fillGazetteer({ ...config, DATABASE_URL: ownerUrl }) : 0
const { username } = new URL(config.DATABASE_URL)
if (username !== new URL(ownerUrl).username) await grantToAppRole(ownerUrl, decodeURIComponent(username))
if (places > 0) console.log(`${places} places loaded`)
console.log('The database is up to date')
