import { grantPackage, revokeGrant, savePackage } from '@gable/contract/staff-packages'
import { defaultLanguage } from '@gable/i18n/languages'
import { type Command, plain } from './staff-commands.ts'

/** What is sold and given away. The console decides as nobody. */
export const packageCommands: Record<string, Command> = {
  packages: {
    usage: 'packages',
    run: async ({ packages }) => {
      const all = await packages.staff.list()
      const lines = all.map(({ id, names, price, currency, isActive, runningCount }) => {
        const name = names.find(({ language }) => language === defaultLanguage)?.words ?? ''
        return `${id}\t${isActive ? 'offered' : 'retired'}\t${price} ${currency}\t${runningCount} members\t${plain(name)}`
      })
      return [`${all.length} packages`, ...lines].join('\n')
    },
  },
  'save-package': {
    usage: `save-package '{"names": [{"language": "en", "words": "Starter"}], "price": "19", "duration_days": 30, "features": [{"type": "property_list", "limit": 3}]}'`,
    run: async ({ packages }, [said = '']) => {
      const { id } = await packages.staff.save(null, savePackage.input.parse(JSON.parse(said)))
      return `Package ${id} is saved`
    },
  },
  'retire-package': {
    usage: 'retire-package <id> [again]',
    run: async ({ packages }, [id = '', again]) => {
      await packages.staff.retire(null, { id: Number(id), isRetired: again === undefined })
      return `Package ${id} is ${again === undefined ? 'offered no more' : 'offered again'}`
    },
  },
  'grant-package': {
    usage: 'grant-package <account id> <package id> <reason>',
    run: async ({ packages }, [account = '', packageId = '', ...words]) => {
      const said = { account_id: account, package_id: packageId, reason: words.join(' ') }
      const { id } = await packages.staff.grant(null, grantPackage.input.parse(said))
      return `Account ${account} has package ${packageId} as grant ${id}`
    },
  },
  'revoke-package': {
    usage: 'revoke-package <grant id> <reason>',
    run: async ({ packages }, [grantId = '', ...words]) => {
      await packages.staff.revoke(null, revokeGrant.input.parse({ grant_id: grantId, reason: words.join(' ') }))
      return `Grant ${grantId} is taken back`
    },
  },
}
