import nodemailer from 'nodemailer'

export type Mail = { to: string; subject: string; text: string; html: string }
export type Mailer = ReturnType<typeof createMailer>

export function createMailer(url: string, from: string) {
  const transport = nodemailer.createTransport(url, { from })
  return {
    /** A retry with the same id is the same mail to every server that looks. */
    send: async (mail: Mail, messageId: string) => {
      await transport.sendMail({ ...mail, messageId: `<${messageId}@gable>` })
    },
    close: () => transport.close(),
  }
}
