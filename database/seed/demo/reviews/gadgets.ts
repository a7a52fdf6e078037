import type { Remark } from '../reviews.ts'

export const gadgetTalk = {
  phone: [
    [
      5,
      'Battery no be here',
      'I charge in the morning and by night I still have forty something percent, and I am always on TikTok.',
    ],
    [
      5,
      'Original, I verified',
      'Checked the IMEI before I opened the nylon, it is correct. Phone is fast and the screen is clear under the sun.',
    ],
    [
      5,
      'Camera correct',
      'Bought it for my small business pictures. My customers ask which camera I use, they do not believe it is the phone.',
    ],
    [
      5,
      'My mum loves it',
      'Got it for my mother in Ado-Ekiti. Text is big, network is strong in the village and she hears calls well.',
    ],
    [
      5,
      'Smooth',
      'Three weeks of banking apps, maps and plenty WhatsApp groups and it has not hung once.',
    ],
    [
      4,
      'Good phone, small heat',
      'It gets warm when I do hotspot for long. Every other thing is okay, sound is loud.',
    ],
    [
      4,
      'Value for money',
      'For this amount nothing beats it. Night pictures are average, let me not lie.',
    ],
    [
      4,
      'Fast charge is real',
      'From 10 to 80 before NEPA takes light again. I only wish the pouch in the box was thicker.',
    ],
    [
      4,
      'Nice screen',
      'Very smooth scrolling. Took one star off because of the adverts in some of the apps that come with it.',
    ],
    [
      3,
      'It is okay',
      'Works fine for calls and chat. With heavy games it starts to drag after some time.',
    ],
    [
      3,
      'Colour is different',
      'The colour I see is darker than the picture. The phone itself has no problem.',
    ],
    [
      2,
      'Storage finishes fast',
      'System files took a big part of the space. Get the higher storage if you can.',
    ],
    [
      1,
      'Mine came with weak speaker',
      'Ear speaker was low from day one. I have sent it back for a change, waiting.',
    ],
  ],
  'button-phone': [
    [
      5,
      'For my grandfather',
      'He charges it on Sunday and again on Saturday. The torch is his favourite.',
    ],
    [5, 'Strong small phone', 'It has fallen inside water bucket, I dried it and it came on.'],
    [5, 'My OTP phone', 'Bank alerts come here and it never leaves the house. Peace of mind.'],
    [4, 'Loud', 'Ringtone is loud, even in the market I hear it. Radio catches well.'],
    [4, 'Simple', 'Buttons are soft. The memory for contacts is enough for me.'],
    [
      3,
      'Small screen',
      'My eyes struggle with the letters, but it calls and that is what it is for.',
    ],
    [2, 'Battery cover is loose', 'The back cover opens in my bag. I used tape.'],
  ],
  tablet: [
    [
      5,
      'Homework and cartoons',
      'My two children share it without fighting, mostly. Screen is clear.',
    ],
    [5, 'Replaced my laptop', 'With a small keyboard I do my reports on it in the field.'],
    [5, 'JAMB practice', 'My brother used it for CBT practice for two months. He got in.'],
    [4, 'Good speakers', 'Films sound fine on it. Charging takes about three hours.'],
    [4, 'Light enough', 'Reading PDFs is sweet on it. I bought a cover at once.'],
    [3, 'Camera is basic', 'Fine for class calls, not for pictures. It is a tablet after all.'],
    [
      2,
      'Slow with many apps',
      'It drags when I split the screen. For one thing at a time it is okay.',
    ],
  ],
  charging: [
    [
      5,
      'Saves me every day',
      'With the light situation in my area this is the best thing I have bought this year.',
    ],
    [5, 'Charges two phones', 'My phone and my husband phone full, and it still shows two bars.'],
    [
      5,
      'Fast and original',
      'The phone shows fast charging at once. The fake ones in traffic never do that.',
    ],
    [5, 'Strong cable', 'Three months of me and my children pulling it and the neck has not cut.'],
    [4, 'Good but heavy', 'You will know it is in your bag. The power is worth the weight.'],
    [4, 'Does the work', 'Charges well. I wish the light was a bit brighter so I see it at night.'],
    [4, 'Better than my old one', 'It does not get hot like the one I was managing before.'],
    [3, 'Average', 'It charges, but not as fast as they wrote on the pack with my own phone.'],
    [
      3,
      'Short',
      'Please check the length before you buy, it does not reach my bed from the socket.',
    ],
    [2, 'Port is loose', 'After two weeks one of the ports started shaking. I use the other one.'],
    [
      1,
      'Stopped in a month',
      'It just died one morning. The seller replaced it, so I will update if the new one lasts.',
    ],
  ],
  sound: [
    [
      5,
      'The bass!',
      'My neighbour came to ask what I bought. Clean bass, the voice does not drown.',
    ],
    [
      5,
      'Used it for a birthday',
      'Filled a three-bedroom sitting room and the compound. Battery lasted the whole party.',
    ],
    [
      5,
      'Peace in the danfo',
      'I wear them on the bus from Berger and I hear nothing but my music.',
    ],
    [
      5,
      'Calls are clear',
      'Even on the road people say they hear me well. That was my main reason.',
    ],
    [4, 'Nice for the price', 'Sound is rich at middle volume. At the highest it scatters small.'],
    [4, 'Fits well', 'I jog with it and it does not fall. The smaller tips were the ones for me.'],
    [
      4,
      'Connects sharp sharp',
      'Open the case and it is connected. I just wish it came with a longer charging cable.',
    ],
    [3, 'Okay indoors', 'Good inside the house, outside you will want something bigger.'],
    [3, 'Ear pain after two hours', 'Sound is good but my ears complain when I use it for long.'],
    [
      2,
      'One side is lower',
      'The left is lower than the right. I reset it and it came back the same.',
    ],
    [1, 'Not for me', 'It keeps disconnecting from my laptop. Returned.'],
  ],
  television: [
    [
      5,
      'Cinema for house',
      'The picture is so clear my children now behave so that I will put it on.',
    ],
    [
      5,
      'Netflix, YouTube, all working',
      'Connected it to my MiFi and everything opened. No need for a decoder every time.',
    ],
    [
      5,
      'Came with no scratch',
      'I was afraid because of the distance to Maiduguri but it came in double carton, panel intact.',
    ],
    [
      5,
      'Low power',
      'It runs on my small inverter for hours with the decoder. That is what I wanted.',
    ],
    [
      4,
      'Good picture, sound is average',
      'Picture five stars. Buy a small soundbar with it, the sound is thin.',
    ],
    [
      4,
      'Easy to set up',
      'My boy of fourteen mounted it. The stand screws were in the box, the wall bracket was not.',
    ],
    [4, 'Worth it', 'Compared three brands and I do not regret this one. Remote is a bit small.'],
    [
      3,
      'Apps are slow sometimes',
      'When many apps are open it thinks for a while. Restart solves it.',
    ],
    [3, 'Fine TV', 'It is fine. I expected more HDMI ports.'],
    [
      2,
      'Remote stopped',
      'The remote stopped after one month. I am using the app on my phone now.',
    ],
    [
      1,
      'Line on the screen',
      'A thin line appeared in the second week. Technician has come, they will change it.',
    ],
  ],
  computer: [
    [5, 'Does my work', 'I am a data analyst, Excel and Power BI run together without stories.'],
    [
      5,
      'Battery is honest',
      'Close to six hours with light off. Enough for a full day of lectures.',
    ],
    [5, 'Very fast start', 'It opens before I sit well. The SSD makes all the difference.'],
    [4, 'Good laptop', 'Solid body and the keyboard feels nice. The fan speaks when I edit video.'],
    [
      4,
      'For school',
      'Bought for my daughter in UNILAG. She uses it for everything and has not complained.',
    ],
    [
      4,
      'Clean screen',
      'Text is sharp. Camera for meetings is just there, buy a small webcam if you do many calls.',
    ],
    [3, 'Manage the RAM', 'It is good but you will add RAM later if you open plenty tabs like me.'],
    [3, 'No bag', 'I thought a bag would come with it. The machine itself is okay.'],
    [2, 'Trackpad', 'The trackpad is not smooth, I use a mouse.'],
    [
      1,
      'Charger problem',
      'Charger came with the wrong plug and I had to look for an adapter in Ikeja.',
    ],
  ],
  office: [
    [5, 'Paid for itself', 'I print for students around me and it has brought back the money.'],
    [5, 'Network is strong now', 'Before, my room had no signal. Now I stream in the kitchen.'],
    [
      5,
      'Simple to install',
      'I followed the paper and it worked in ten minutes. I am not a computer person.',
    ],
    [4, 'Good', 'Does what they said. The manual is in very small print.'],
    [4, 'Original item', 'I checked the full size with a test program, it is the real capacity.'],
    [4, 'Reliable so far', 'Two months, heavy use every day, no stories.'],
    [
      3,
      'It is manageable',
      'Speed depends on the time of the day. I blame the network, not only the device.',
    ],
    [3, 'Okay', 'It works but gets warm. I keep it in an open place.'],
    [2, 'Slower than written', 'Copying big files takes longer than the speed on the pack.'],
    [1, 'Came without the cable', 'No USB cable inside my own. I have complained.'],
  ],
  gaming: [
    [5, 'Weekend sorted', 'Me and my guys have not gone out in two Saturdays.'],
    [5, 'Pad is original', 'Vibration, triggers, everything correct. Updated without any error.'],
    [5, 'Children are happy', 'Gave them for coming first and second. They have refused to sleep.'],
    [4, 'Works well', 'No lag. The cable is short for my parlour.'],
    [4, 'Good buy', 'Cheaper than the shop at the mall and the seal was there.'],
    [4, 'Solid', 'Buttons feel firm. Battery lasts about ten hours for me.'],
    [3, 'Storage fills up', 'Three big games and it is full. Plan for an extra drive.'],
    [2, 'Drift', 'The left stick started to drift by the fifth week.'],
    [1, 'Wrong region', 'The store card inside was for another region, I could not use it.'],
  ],
} as const satisfies Record<string, readonly Remark[]>
