import { composeProduct } from './compose.ts'
import { readConfig } from './config.ts'
import { couponCommands } from './coupon-commands.ts'
import { invoiceCommands } from './invoice-commands.ts'
import { languageCommands } from './language-commands.ts'
import { packageCommands } from './package-commands.ts'
import { paymentCommands } from './payment-commands.ts'
import { promotionCommands } from './promotion-commands.ts'
import { readFileOnDisk } from './platform/file-on-disk.ts'
import { createLog } from './platform/log.ts'
import { type Command, contactCommands, linesOf, reportCommands } from './staff-commands.ts'
import { verificationCommands } from './verification-commands.ts'

/** What is done from the console: the first owner, and what has no screen yet. */
const commands: Record<string, Command> = {
  ...reportCommands,
  ...contactCommands,
  ...verificationCommands,
  ...languageCommands,
  ...packageCommands,
  ...couponCommands,
  ...paymentCommands,
  ...invoiceCommands,
  ...promotionCommands,
  approve: {
    usage: 'approve <slug>',
    run: async ({ properties }, [slug = '']) => {
      const approved = await properties.approve(slug)
      return `Approved property ${approved.id}: ${approved.slug}`
    },
  },
  'approve-project': {
    usage: 'approve-project <slug>',
    run: async ({ projects }, [slug = '']) => {
      const approved = await projects.approve(slug)
      return `Approved project ${approved.id}: ${approved.slug}`
    },
  },
  'city-picture': {
    usage: 'city-picture <city> <state> <country> <file>',
    run: async ({ cityPictures, staff }, [city = '', state = '', country = '', filePath = '']) => {
      const ownerId = await staff.findOwnerId()
      if (ownerId === undefined) return 'There is no owner yet, and somebody must have the picture: staff -- owner'
      await cityPictures.set(ownerId, { city, state, country }, readFileOnDisk(filePath))
      return `${city} shows ${filePath} once its sizes are made`
    },
  },
  owner: {
    usage: 'owner',
    run: async ({ staff }) => {
      const token = await staff.makeSetupToken()
      if (!token) return 'There is an owner already; owners make owners.'
      return `Sign in, then open this within an hour to become the owner:\n${readConfig().PUBLIC_URL}/setup-owner#${token}`
    },
  },
  set: {
    usage: 'set <setting> <value as JSON>',
    run: async ({ settings }, [name = '', value = '']) => {
      await settings.set(name, JSON.parse(value), null)
      return `${name} is ${value}`
    },
  },
}

async function main([name = '', ...args]: string[]) {
  const command = commands[name]
  if (!command) {
    const usages = Object.values(commands).map(({ usage }) => `  npm run staff -- ${usage}`)
    throw new Error(`Usage:\n${usages.join('\n')}`)
  }
  const product = composeProduct(readConfig(), createLog('warn'))
  try {
    for await (const line of linesOf(command.run(product, args))) console.log(line)
  } finally {
    await product.close()
  }
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
