// A program of its own: asks addresses in turn until its input ends, and says how long each answer of each took.
const [, , atLeast, ...urls] = process.argv
const times: number[][] = urls.map(() => [])
const input = { isOver: false }
process.stdin.on('end', () => Object.assign(input, { isOver: true })).resume()
for (let round = 0; !input.isOver || round < Number(atLeast); round += 1) {
  for (const [index, url] of urls.entries()) {
    const started = performance.now()
    const reply = await fetch(url)
    await reply.arrayBuffer()
    if (!reply.ok) throw new Error(`${url} answered ${reply.status}`)
    times[index]?.push(performance.now() - started)
  }
}
process.stdout.write(JSON.stringify(times))
