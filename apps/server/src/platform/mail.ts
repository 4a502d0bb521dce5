import nodemailer from 'nodemailer'

export type Attachment = { filename: string; contentType: string; content: Buffer }
export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  attachments?: Attachment[]
}
export type Mailer = ReturnType<typeof createMailer>

/** The host ends every Message-ID: ids are unique in the world only under a name of one's own. */
export function createMailer(url: string, from: string, host: string) {
  const transport = nodemailer.createTransport(url, { from })
  return {
    /** A retry with the same id is the same mail to every server that looks. */
    send: async (mail: Mail, messageId: string) => {
      await transport.sendMail({ ...mail, messageId: `<${messageId}@${host}>` })
    },
    close: () => transport.close(),
  }
}
