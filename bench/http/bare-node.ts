import { createServer } from 'node:http'

const body = JSON.stringify({ error: false, message: '', data: null })

createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
  response.end(body)
}).listen(Number(process.env.PORT), '127.0.0.1')
