import { sql } from 'kysely'
import { couponRules } from './coupon-rules.ts'
import { invoiceRules } from './invoice-rules.ts'
import type { MoneyRule } from './money-rule.ts'

// Whose it was is forgotten on either side when a member leaves: only two that are known have to be the same.
const isOfOther = (table: string) => sql`${sql.ref(`${table}.account_id`)} <> subject.account_id`
const ownGrant = sql`from package_grant granted where granted.payment_id = subject.id`

const ofPayments: MoneyRule[] = [
  {
    name: 'what was paid gave its package, unless nobody was there to be given it',
    table: 'payment',
    isViolated: sql`subject.state = 'succeeded' and not exists (select ${ownGrant})
      and (subject.account_id is not null or subject.alarm = '')`,
  },
  {
    name: 'what went back runs no more',
    table: 'payment',
    isViolated: sql`subject.state = 'refunded' and exists (select ${ownGrant} and granted.revoked_at is null)`,
  },
  {
    name: 'an amount is its price less the discount and with the tax on the rest',
    table: 'payment',
    isViolated: sql`least(subject.price_minor, subject.discount_minor, subject.tax_minor) < 0
      or subject.discount_minor > subject.price_minor
      or subject.price_minor - subject.discount_minor + subject.tax_minor <> subject.amount_minor
      or subject.tax_minor <> div(
        (subject.price_minor - subject.discount_minor)::numeric * subject.tax_basis_points + 5000, 10000)`,
  },
  {
    name: 'no more went back than was paid, and what went back in full is refunded',
    table: 'payment',
    isViolated: sql`subject.refunded_minor not between 0 and subject.amount_minor
      or (subject.refunded_minor > 0 and subject.state not in ('succeeded', 'refunded'))
      or (subject.state = 'refunded') <> (subject.refunded_minor = subject.amount_minor)`,
  },
  {
    name: 'what a provider may still be paid is asked about',
    table: 'payment',
    isViolated: sql`subject.state = 'pending' and subject.method <> 'bank_transfer' and subject.ask_at is null`,
  },
  {
    name: 'what staff sent back was paid before, and is no more than that',
    table: 'payment_refund',
    isViolated: sql`not exists (select from payment where payment.id = subject.payment_id
        and payment.state in ('succeeded', 'refunded') and subject.total_minor <= payment.amount_minor)`,
  },
]

const ofGrants: MoneyRule[] = [
  {
    name: 'a paid package has a payment that was made, by the same member for the same package',
    table: 'package_grant',
    isViolated: sql`(subject.source = 'payment') <> (subject.payment_id is not null)
      or subject.source = 'payment' and not exists (select from payment where payment.id = subject.payment_id
        and payment.state in ('succeeded', 'refunded') and payment.package_id = subject.package_id
        and (${isOfOther('payment')}) is not true)`,
  },
  {
    name: 'a payment gave one package',
    table: 'package_grant',
    isViolated: sql`exists (select from package_grant other
      where other.payment_id = subject.payment_id and other.id < subject.id)`,
  },
  {
    name: 'a free package was taken once',
    table: 'package_grant',
    isViolated: sql`subject.source = 'free' and exists (select from package_grant other
      where other.account_id = subject.account_id and other.package_id = subject.package_id
        and other.source = 'free' and other.id < subject.id)`,
  },
  {
    // What a package cost before it was changed is not known any more.
    name: 'a free package costs nothing',
    table: 'package_grant',
    isViolated: sql`subject.source = 'free' and exists (select from package
      where package.id = subject.package_id and package.version = 1 and package.price_minor > 0)`,
  },
  {
    name: 'a package of staff has a reason',
    table: 'package_grant',
    isViolated: sql`subject.source = 'staff' and subject.reason = ''`,
  },
  {
    name: 'what is counted as used is in the ledger, and within the limit',
    table: 'package_grant',
    isViolated: sql`exists (select from grant_feature feature where feature.grant_id = subject.id
      and (feature.used > feature.use_limit or feature.used <> (select count(*) from grant_use
        where grant_use.grant_id = feature.grant_id and grant_use.kind = feature.kind
          and grant_use.returned_at is null)))`,
  },
]

const ofUses: MoneyRule[] = [
  {
    name: 'a use was spent of a package of the same member that holds it',
    table: 'grant_use',
    isViolated: sql`not exists (select from grant_feature feature join package_grant granted on granted.id = grant_id
      where feature.grant_id = subject.grant_id and feature.kind = subject.kind
        and (${isOfOther('granted')}) is not true)`,
  },
  {
    name: 'a promotion that is not over was spent on its listing',
    table: 'advertisement',
    isViolated: sql`subject.state in ('pending', 'running', 'paused') and subject.use_id is not null
      and not exists (select from grant_use spent where spent.id = subject.use_id and spent.returned_at is null
        and (spent.kind, spent.subject_id) in (
          ('property_feature', subject.property_id), ('project_feature', subject.project_id)))`,
  },
  {
    // Staff spend nothing, and neither did anybody before something was sold; of a package that was changed meanwhile it
    // is not known since when it is.
    name: 'where packages are sold a promotion was spent',
    table: 'advertisement',
    isViolated: sql`subject.state in ('pending', 'running', 'paused') and subject.use_id is null
      and exists (select from account where account.id = subject.account_id and account.staff_role is null)
      and exists (select from package
        where package.is_active and package.version = 1 and package.created_at < subject.created_at)`,
  },
]

/** What the database has to prove of money. A new way to get a package, or to spend one, adds its rules here. */
export const moneyRules: readonly MoneyRule[] = [...ofPayments, ...ofGrants, ...ofUses, ...invoiceRules, ...couponRules]
