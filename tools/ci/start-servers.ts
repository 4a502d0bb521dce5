// Starts the servers that need nothing from npm, with Debian's packages for them and for the tests.
import { selectServices } from '../services/all-services.ts'
import { bringAllUp } from '../services/bring-all-up.ts'
import { readPortBase } from '../services/service-addresses.ts'

await bringAllUp(selectServices(['postgres', 'redis', 's3', 'opensearch']), readPortBase(), true)
