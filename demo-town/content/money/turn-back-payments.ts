import type { Product } from '../../../apps/server/src/compose.ts'

type Pool = Product['pool']

/** Puts what was just begun or settled to the moment it is about, with its package and its coupon, and says nobody asks. */
export async function turnBackPayment(
  pool: Pool,
  id: number,
  { begunAt, settledAt }: { begunAt: Date; settledAt: Date },
) {
  await pool.query(
    `update payment set created_at = $2, asked_at = null,
      settled_at = case when settled_at is not null then $3::timestamptz end,
      ask_at = case when state = 'pending' then ask_at end
    where id = $1`,
    [id, begunAt, settledAt],
  )
  await pool.query(
    `update package_grant set created_at = $2, starts_at = $2, expires_at = expires_at - (starts_at - $2)
     where payment_id = $1`,
    [id, settledAt],
  )
  await pool.query('update coupon_use set created_at = $2, changed_at = $3 where payment_id = $1', [
    id,
    begunAt,
    settledAt,
  ])
}

export async function turnBackReceipt(pool: Pool, paymentId: number, sentAt: Date) {
  await pool.query('update payment_receipt set sent_at = $2 where payment_id = $1', [paymentId, sentAt])
}

/** What went back, and the end of its package if that was all of it. */
export async function turnBackRefund(pool: Pool, paymentId: number, doneAt: Date) {
  await pool.query(
    `update payment_refund set created_at = $2::timestamptz - interval '2 minutes', done_at = $2 where payment_id = $1`,
    [paymentId, doneAt],
  )
  await pool.query('update payment set ask_at = null where id = $1', [paymentId])
  await pool.query('update package_grant set revoked_at = $2 where payment_id = $1 and revoked_at is not null', [
    paymentId,
    doneAt,
  ])
}

/**
 * Dates all papers as their payments and refunds, and numbers them anew in that order, year by year. The books refuse
 * every change, so this takes the role that owns them, and nothing else on the site has been invoiced yet.
 */
export async function turnBackInvoices(pool: Pool) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('alter table invoice disable trigger invoice_is_final')
    // Out of the way of the numbers that they get.
    await client.query('update invoice set serial = serial + 1000000')
    await client.query(dateAndNumber)
    await client.query('delete from invoice_counter')
    await client.query(
      `insert into invoice_counter (kind, year, last_serial, last_at)
       select kind, year, max(serial), max(issued_at) from invoice group by kind, year`,
    )
    await client.query('alter table invoice enable trigger invoice_is_final')
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

const dateAndNumber = `
  with dated as (
    select invoice.id, kind, granted.starts_at, granted.expires_at,
      case kind when 'invoice' then payment.settled_at
        else (select done_at from payment_refund where payment_id = payment.id order by id desc limit 1) end as at
    from invoice
    join payment on payment.id = invoice.payment_id
    left join package_grant granted on granted.payment_id = payment.id),
  numbered as (
    select id, at, starts_at, expires_at, extract(year from at at time zone 'utc')::int as year,
      row_number() over (partition by kind, extract(year from at at time zone 'utc') order by at, id) as serial
    from dated)
  update invoice set issued_at = at, year = numbered.year, serial = numbered.serial,
    starts_at = numbered.starts_at, ends_at = numbered.expires_at
  from numbered where numbered.id = invoice.id`
