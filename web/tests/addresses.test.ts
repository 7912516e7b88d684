// @vitest-environment node
import { expect, it } from 'vitest';
import { isLoopback, shareableAddresses } from '../src/house/addresses';

it('a shared link uses the address of the page, unless only this device knows it', () => {
  expect(shareableAddresses('https://serai.example', ['http://10.0.0.2:7291'])).toEqual(['https://serai.example']);
  expect(shareableAddresses('http://localhost:7291', ['http://172.17.0.1:7291', 'http://192.168.1.7:7291'])).toEqual([
    'http://192.168.1.7:7291',
    'http://172.17.0.1:7291',
  ]);
  expect(shareableAddresses('http://localhost:7291', ['http://127.0.0.1:7291'])).toEqual(['http://localhost:7291']);
  expect(isLoopback('http://127.0.0.1:7291')).toBe(true);
});
