type StorageName = 'localStorage' | 'sessionStorage'

/** Private windows and full disks refuse to store; the page works without. */
export function keep(name: string, value: string, storage: StorageName = 'localStorage') {
  try {
    globalThis[storage].setItem(name, value)
  } catch {
    // Then it is asked again on the next page.
  }
}

export function recall(name: string, storage: StorageName = 'localStorage'): string | null {
  try {
    return globalThis[storage].getItem(name)
  } catch {
    return null
  }
}

export function forget(name: string) {
  try {
    localStorage.removeItem(name)
  } catch {
    // What could not be kept needs no forgetting.
  }
}

/** Everything whose name begins so. */
export function forgetAll(prefix: string) {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) localStorage.removeItem(name)
  } catch {
    // What could not be kept needs no forgetting.
  }
}
