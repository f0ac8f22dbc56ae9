import { expect, it } from 'vitest';
import { isRobot } from './is-robot.ts';

it('Programs that say what they are are told from the browsers of shoppers', () => {
  const robots = [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'LinkedInBot/1.0',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 11) Chrome/140.0 Mobile Safari/537.36 Chrome-Lighthouse',
    'Baiduspider+(+http://www.baidu.com/search/spider.htm)',
  ];
  const shoppers = [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 8.1; CUBOT X18 Plus) Chrome/130.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ];
  for (const agent of robots) expect([agent, isRobot({ 'user-agent': agent })]).toEqual([agent, true]);
  for (const agent of shoppers) expect([agent, isRobot({ 'user-agent': agent })]).toEqual([agent, false]);
  expect(isRobot({})).toBe(false);
});
