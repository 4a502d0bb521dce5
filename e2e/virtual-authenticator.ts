import type { CDPSession, Page } from 'playwright-core'

/** A device with a screen lock that belongs to this page alone. Whoever holds it passes its lock, or does not. */
export async function addAuthenticator(page: Page) {
  const cdp: CDPSession = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    async count(): Promise<number> {
      const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
      return credentials.length
    },
    lock: (isLocked: boolean) => cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: !isLocked }),
    /** As a copy of the key would have it that was made earlier. */
    async turnCounterBack() {
      const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
      for (const credential of credentials) {
        await cdp.send('WebAuthn.removeCredential', { authenticatorId, credentialId: credential.credentialId })
        await cdp.send('WebAuthn.addCredential', { authenticatorId, credential: { ...credential, signCount: 0 } })
      }
    },
  }
}
